#!/bin/sh
# A Mandala bot in plain POSIX shell, without any other program: proof that any language will do.
# Try it:  mandala arena "cmd:sh examples/bots/shell_bot.sh" random --games 20

# The word or number that follows "$1": in the line $2.
value() {
    rest=${2#*\"$1\"}
    rest=${rest#*:}
    rest=${rest%%[,\}]*}
    rest=${rest#*\"}
    value=${rest%%\"*}
    value=${value# }
}

# The first legal move of the kind it likes best: claim, then field, mountain, discard.
choose() {
    list=${1#*\"legal\"}
    list=${list#*\[}
    list=${list%%\]*}
    for kind in C F M D; do
        case $list in
            *\"$kind*)
                move=${list#*\"$kind}
                move=$kind${move%%\"*}
                return
                ;;
        esac
    done
}

while IFS= read -r line; do
    value type "$line"
    case $value in
        hello)
            printf '%s\n' '{"type": "hello", "name": "Shell example", "author": "the Mandala project"}'
            ;;
        go)
            choose "$line"
            value game "$line"
            printf '{"type": "move", "game": %s, "move": "%s"}\n' "$value" "$move"
            ;;
        quit)
            exit 0
            ;;
    esac
done

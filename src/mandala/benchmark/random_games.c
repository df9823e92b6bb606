/* Plays uniformly random games of Mandala on one core, as a baseline for the speed of the engine.
 *
 *     cc -O3 -march=native random_games.c -o random_games && ./random_games 3
 *
 * The argument is the time in seconds. The program prints one line: games per second, moves per
 * second, moves per game and the mean score. Comments cite the clauses of the rules
 * (`mandala rules`). The code is plain C without tricks; it is not part of the engine.
 */
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { COLOURS = 6, CARDS_PER_COLOUR = 18, DECK_CARDS = 108, HAND_LIMIT = 8 };
enum { RIVER_PLACES = 6, STALL_TURNS = 30, MAX_MOVES = 150, GAMES_PER_CLOCK_CHECK = 1000 };
enum { NO_MANDALA = -1 };

/* Cards are counted by colour. The arrays have 8 entries so that they can be copied as words. */
typedef uint8_t Pile[8];

typedef struct {
    Pile mountain[2];
    Pile field[2][2]; /* [mandala][seat] */
    Pile hand[2];
    Pile cup[2];
    Pile place[2]; /* river place of each colour, 0 if it is not in the river */
    Pile discard;
    uint8_t field_size[2][2], hand_size[2], river_size[2], discard_size;
    uint8_t deck[DECK_CARDS]; /* the last card is drawn first */
    uint8_t deck_size;
    int8_t turn, claimer, destroying; /* destroying: a mandala, or NO_MANDALA */
    uint8_t idle_turns;
    bool end_near, over;
} Game;

typedef enum { MOUNTAIN, FIELD, DISCARD, CLAIM } Kind;

/* A move in 16 bits: kind, mandala, colour, count. */
typedef uint16_t Move;

static inline Move make_move(Kind kind, int mandala, int colour, int count) {
    return (Move)(kind << 12 | mandala << 8 | colour << 4 | count);
}

/* Random numbers: xoroshiro128+ by David Blackman and Sebastiano Vigna, in the public domain. */
static uint64_t random_state[2] = {0x9e3779b97f4a7c15u, 0xbf58476d1ce4e5b9u};

static inline uint64_t rotate_left(uint64_t x, int k) { return x << k | x >> (64 - k); }

static inline uint64_t next_random(void) {
    uint64_t a = random_state[0], b = random_state[1], result = a + b;
    b ^= a;
    random_state[0] = rotate_left(a, 24) ^ b ^ (b << 16);
    random_state[1] = rotate_left(b, 37);
    return result;
}

static inline uint32_t random_below(uint32_t n) {
    return (uint32_t)((next_random() >> 32) * n >> 32);
}

static void shuffle(uint8_t *cards, int count) {
    for (int i = count - 1; i > 0; i--) {
        int j = (int)random_below((uint32_t)i + 1);
        uint8_t card = cards[i];
        cards[i] = cards[j];
        cards[j] = card;
    }
}

/* Rule 6.2: the discard pile becomes the deck. Without discards the deck stays empty. */
static void reshuffle(Game *g) {
    int size = 0;
    for (int colour = 0; colour < COLOURS; colour++)
        for (int k = 0; k < g->discard[colour]; k++) g->deck[size++] = (uint8_t)colour;
    memset(g->discard, 0, sizeof g->discard);
    g->discard_size = 0;
    g->deck_size = (uint8_t)size;
    shuffle(g->deck, size);
}

static inline bool can_draw(const Game *g) { return g->deck_size > 0 || g->discard_size > 0; }

static inline int draw(Game *g) {
    if (g->deck_size == 0) reshuffle(g);
    int colour = g->deck[--g->deck_size];
    if (g->deck_size == 0) { /* Rule 6.2: the last card of the deck */
        g->end_near = true;
        reshuffle(g);
    }
    return colour;
}

static void draw_to_hand(Game *g, int seat, int count) {
    for (int k = 0; k < count && can_draw(g); k++) {
        g->hand[seat][draw(g)]++;
        g->hand_size[seat]++;
    }
}

/* Rule 2. */
static void set_up(Game *g) {
    memset(g, 0, sizeof *g);
    g->destroying = NO_MANDALA;
    g->deck_size = DECK_CARDS;
    for (int i = 0; i < DECK_CARDS; i++) g->deck[i] = (uint8_t)(i / CARDS_PER_COLOUR);
    shuffle(g->deck, DECK_CARDS);
    for (int mandala = 0; mandala < 2; mandala++)
        for (int k = 0; k < 2; k++) g->mountain[mandala][draw(g)]++;
    for (int seat = 0; seat < 2; seat++) draw_to_hand(g, seat, 6);
    for (int seat = 0; seat < 2; seat++)
        for (int k = 0; k < 2; k++) g->cup[seat][draw(g)]++;
}

/* Rule 4.1. */
static inline bool may_join_mountain(const Game *g, int mandala, int colour) {
    return !(g->field[mandala][0][colour] | g->field[mandala][1][colour]);
}

static inline bool may_join_field(const Game *g, int mandala, int seat, int colour) {
    return !(g->mountain[mandala][colour] | g->field[mandala][1 - seat][colour]);
}

/* Lists the legal moves in the fixed order of the engine: mountains, fields, discards. */
static int legal_moves(const Game *g, Move *moves) {
    int n = 0;
    if (g->destroying != NO_MANDALA) { /* Rule 5.2 */
        for (int colour = 0; colour < COLOURS; colour++)
            if (g->mountain[g->destroying][colour]) moves[n++] = make_move(CLAIM, 0, colour, 0);
        return n;
    }
    int seat = g->turn, hand_size = g->hand_size[seat];
    int held[COLOURS], colours = 0; /* the colours in hand */
    for (int colour = 0; colour < COLOURS; colour++)
        if (g->hand[seat][colour]) held[colours++] = colour;
    if (hand_size > 1 || can_draw(g)) /* Rule 3.4 */
        for (int mandala = 0; mandala < 2; mandala++)
            for (int i = 0; i < colours; i++)
                if (may_join_mountain(g, mandala, held[i]))
                    moves[n++] = make_move(MOUNTAIN, mandala, held[i], 1);
    for (int mandala = 0; mandala < 2; mandala++)
        for (int i = 0; i < colours; i++)
            if (may_join_field(g, mandala, seat, held[i])) {
                int count = g->hand[seat][held[i]];
                int most = count < hand_size ? count : hand_size - 1; /* Rule 3.2 */
                for (int k = 1; k <= most; k++) moves[n++] = make_move(FIELD, mandala, held[i], k);
            }
    for (int colour = 0; colour < COLOURS; colour++) /* Rule 3.3 */
        for (int k = 1; k <= g->hand[seat][colour]; k++)
            moves[n++] = make_move(DISCARD, 0, colour, k);
    return n;
}

/* Rule 6.3: whether each missing colour lies in a hand, the deck or the discard pile. */
static bool can_be_completed(const Game *g, int mandala, const Pile in_deck) {
    for (int colour = 0; colour < COLOURS; colour++)
        if (!(g->mountain[mandala][colour] | g->field[mandala][0][colour] |
              g->field[mandala][1][colour] | g->hand[0][colour] | g->hand[1][colour] |
              g->discard[colour] | in_deck[colour]))
            return false;
    return true;
}

static void end_turn(Game *g) {
    if (g->end_near) { /* Rule 6.3 */
        Pile in_deck = {0};
        for (int i = 0; i < g->deck_size; i++) in_deck[g->deck[i]] = 1;
        g->over = !can_be_completed(g, 0, in_deck) && !can_be_completed(g, 1, in_deck);
    }
    if (g->idle_turns >= STALL_TURNS) g->over = true; /* Rule 6.4 */
    g->turn = (int8_t)(1 - g->turn);
}

/* Rule 5.1: destroys the mandala if it is complete. */
static void finish_placing(Game *g, int mandala) {
    g->idle_turns = 0;
    for (int colour = 0; colour < COLOURS; colour++)
        if (!(g->mountain[mandala][colour] | g->field[mandala][0][colour] |
              g->field[mandala][1][colour])) {
            end_turn(g);
            return;
        }
    int mine = g->field_size[mandala][g->turn], theirs = g->field_size[mandala][1 - g->turn];
    g->destroying = (int8_t)mandala;
    g->claimer = (int8_t)(mine > theirs ? g->turn : 1 - g->turn); /* Rule 5.2 */
}

/* Rules 5.5, 6.1 and 6.2. */
static void finish_destruction(Game *g) {
    int mandala = g->destroying;
    for (int seat = 0; seat < 2; seat++) {
        for (int colour = 0; colour < COLOURS; colour++)
            g->discard[colour] += g->field[mandala][seat][colour];
        g->discard_size += g->field_size[mandala][seat];
        g->field_size[mandala][seat] = 0;
    }
    memset(g->field[mandala], 0, sizeof g->field[mandala]);
    g->destroying = NO_MANDALA;
    if (g->end_near || g->river_size[0] == RIVER_PLACES || g->river_size[1] == RIVER_PLACES) {
        g->over = true;
        return;
    }
    for (int k = 0; k < 2; k++) g->mountain[mandala][draw(g)]++;
    end_turn(g);
}

static void claim(Game *g, int colour) {
    int mandala = g->destroying, seat = g->claimer, count = g->mountain[mandala][colour];
    g->mountain[mandala][colour] = 0;
    if (g->field_size[mandala][seat] == 0) { /* Rule 5.4 */
        g->discard[colour] += (uint8_t)count;
        g->discard_size += (uint8_t)count;
    } else { /* Rule 5.3 */
        if (g->place[seat][colour] == 0) {
            g->place[seat][colour] = ++g->river_size[seat];
            count--;
        }
        g->cup[seat][colour] += (uint8_t)count;
    }
    g->claimer = (int8_t)(1 - seat);
    for (int c = 0; c < COLOURS; c++)
        if (g->mountain[mandala][c]) return;
    finish_destruction(g);
}

static void play(Game *g, Move move) {
    Kind kind = (Kind)(move >> 12);
    int mandala = move >> 8 & 15, colour = move >> 4 & 15, count = move & 15, seat = g->turn;
    if (kind == CLAIM) {
        claim(g, colour);
        return;
    }
    g->hand[seat][colour] -= (uint8_t)count;
    g->hand_size[seat] -= (uint8_t)count;
    if (kind == MOUNTAIN) { /* Rule 3.1: the draw precedes the check */
        int room = HAND_LIMIT - g->hand_size[seat];
        g->mountain[mandala][colour]++;
        draw_to_hand(g, seat, room < 3 ? room : 3);
        finish_placing(g, mandala);
    } else if (kind == FIELD) { /* Rule 3.2 */
        g->field[mandala][seat][colour] += (uint8_t)count;
        g->field_size[mandala][seat] += (uint8_t)count;
        finish_placing(g, mandala);
    } else { /* Rule 3.3 */
        g->discard[colour] += (uint8_t)count;
        g->discard_size += (uint8_t)count;
        g->idle_turns++;
        draw_to_hand(g, seat, count);
        end_turn(g);
    }
}

/* Rule 7.1. */
static int score(const Game *g, int seat) {
    int points = 0;
    for (int colour = 0; colour < COLOURS; colour++)
        points += g->cup[seat][colour] * g->place[seat][colour];
    return points;
}

static double seconds_now(void) {
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (double)now.tv_sec + (double)now.tv_nsec / 1e9;
}

int main(int argc, char **argv) {
    double limit = argc > 1 ? atof(argv[1]) : 3.0, begun = seconds_now(), elapsed;
    long games = 0, moves = 0, points = 0;
    Game g;
    Move legal[MAX_MOVES];
    do {
        for (int k = 0; k < GAMES_PER_CLOCK_CHECK; k++) {
            set_up(&g);
            while (!g.over) {
                play(&g, legal[random_below((uint32_t)legal_moves(&g, legal))]);
                moves++;
            }
            points += score(&g, 0) + score(&g, 1);
            games++;
        }
        elapsed = seconds_now() - begun;
    } while (elapsed < limit);
    printf("%.0f games/s %.2f M moves/s, %.2f moves/game, mean score %.2f\n",
           (double)games / elapsed, (double)moves / elapsed / 1e6, (double)moves / (double)games,
           (double)points / (double)games / 2);
    return 0;
}

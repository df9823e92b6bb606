/** Compiles the Markdown of the rules to data when the page is built. */

/** A piece of inline text: plain, emphasised, a remark, or the number of another rule. */
export type Words = readonly (
  string | { readonly strong: string } | { readonly remark: string } | { readonly rule: string }
)[];

export type Block =
  { readonly kind: "text"; readonly words: Words } | { readonly kind: "list"; readonly items: readonly Words[] };

export interface ClauseText {
  readonly number: string;
  readonly blocks: readonly Block[];
}

export interface SectionText {
  readonly number: string;
  readonly title: string;
  readonly intro: readonly Block[];
  readonly clauses: readonly ClauseText[];
}

export interface RulesText {
  readonly title: string;
  readonly intro: readonly Block[];
  readonly sections: readonly SectionText[];
}

const CLAUSE = /^\*\*(\d\.\d) ?/;
const MARKS = /\*\*(.+?)\*\*|\*(.+?)\*|\b(\d\.\d)\b/g;

export function compileRules(markdown: string): RulesText {
  const [head = "", ...sections] = markdown.split(/\n(?=## )/);
  const [title = "", ...intro] = paragraphs(head);
  return { title: title.replace(/^# /, ""), intro: intro.map(block), sections: sections.map(section) };
}

function section(text: string): SectionText {
  const [heading = "", ...rest] = paragraphs(text);
  const [, number = "", title = ""] = /^## (\d)\. (.+)$/.exec(heading) ?? [];
  if (!number) throw new Error(`not the heading of a section: ${heading}`);
  const intro: Block[] = [];
  const clauses: { number: string; blocks: Block[] }[] = [];
  for (const paragraph of rest) {
    const [opening, clause] = CLAUSE.exec(paragraph) ?? [];
    if (clause && opening) {
      // "**3.1 Title.** Text" keeps its title in bold; "**4.1** Text" has no title.
      const after = paragraph.slice(opening.length);
      clauses.push({
        number: clause,
        blocks: [block(after.startsWith("**") ? after.slice(2).trimStart() : `**${after}`)],
      });
    } else {
      (clauses.at(-1)?.blocks ?? intro).push(block(paragraph));
    }
  }
  return { number, title, intro, clauses };
}

/** Parts between empty lines, each on one line; the items of a list keep theirs. */
function paragraphs(text: string): string[] {
  return text
    .split(/\n\s*\n/)
    .map((part) => part.trim().replace(/\n(?!- )\s*/g, " "))
    .filter((part) => part !== "");
}

function block(text: string): Block {
  if (!text.startsWith("- ")) return { kind: "text", words: words(text) };
  return { kind: "list", items: text.split("\n").map((item) => words(item.slice(2))) };
}

function words(text: string): Words {
  const found: Words[number][] = [];
  let read = 0;
  for (const mark of text.matchAll(MARKS)) {
    if (mark.index > read) found.push(text.slice(read, mark.index));
    const [all, strong, remark, rule] = mark;
    if (strong) found.push({ strong });
    else if (remark) found.push({ remark });
    else if (rule) found.push({ rule });
    read = mark.index + all.length;
  }
  if (read < text.length) found.push(text.slice(read));
  return found;
}

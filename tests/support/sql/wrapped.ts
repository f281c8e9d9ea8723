const WIDTH = 140
const CLAUSE = /^(select|from|where|group by|order by|having|limit|union all|union|with|left join|inner join|cross join|join) /i
const TERM = /^(and|or|when|else) /i
/** What stands behind a comma. */
const ITEM = /^/

/** Where a text is parted: before each match that stands in none of its parentheses, and behind this letter. */
function parts(text: string, before: RegExp, behind = ''): string[] {
  const found: string[] = []
  let depth = 0
  let from = 0
  for (let at = 0; at < text.length; at++) {
    if (text[at] === '(') depth++
    if (text[at] === ')') depth--
    if (depth || at <= from || text[at - 1] !== ' ' || !before.test(text.slice(at, at + 16))) continue
    if (behind && text[at - 2] !== behind) continue
    found.push(text.slice(from, at).trim())
    from = at
  }
  return [...found, text.slice(from).trim()]
}
/** The longest part in parentheses, and what stands before and after it. */
function outermost(text: string): readonly [string, string, string] | undefined {
  let best: readonly [number, number] | undefined
  let depth = 0
  let from = 0
  for (let at = 0; at < text.length; at++) {
    if (text[at] === '(' && depth++ === 0) from = at
    if (text[at] === ')' && --depth === 0 && (!best || at - from > best[1] - best[0])) best = [from, at]
  }
  return best && [text.slice(0, best[0] + 1), text.slice(best[0] + 1, best[1]), text.slice(best[1])]
}

/** Terms in lines that are as full as can be; what is too long by itself is broken further. */
function packed(terms: readonly string[], indent: string): string[] {
  const lines: string[] = []
  for (const [nth, term] of terms.entries()) {
    const last = lines.at(-1) ?? ''
    const isOneLine = nth > 0 && !last.includes('\n')
    if (isOneLine && last.length + term.length < WIDTH) lines[lines.length - 1] = `${last} ${term}`
    else lines.push(wrapped(term, nth ? `${indent}  ` : indent))
  }
  return lines
}

/** A statement in lines: what does not fit into one is broken before its clauses, those before their terms, and those at their parentheses. */
export function wrapped(text: string, indent = ''): string {
  if (text.length + indent.length <= WIDTH) return indent + text
  const clauses = parts(text, CLAUSE)
  if (clauses.length > 1) return clauses.map((part) => wrapped(part, indent)).join('\n')
  const terms = parts(text, TERM)
  if (terms.length > 1) return packed(terms, indent).join('\n')
  const items = parts(text, ITEM, ',')
  if (items.length > 1) return packed(items, indent).join('\n')
  const group = outermost(text)
  if (!group || group[1].length < WIDTH / 4) return indent + text
  const [head, inner, tail] = group
  return [`${indent}${head}`, wrapped(inner, `${indent}  `), `${indent}${tail}`].join('\n')
}

/** What is shorter is sooner read again than looked up. */
const SHORTEST = 50

/** Where the parenthesis at a place ends. */
function endOf(text: string, from: number): number {
  let depth = 0
  for (let at = from; at < text.length; at++) {
    if (text[at] === '(') depth++
    if (text[at] === ')' && --depth === 0) return at + 1
  }
  return text.length
}
/** All parts in parentheses that are long enough, with how often each is there. */
function groupsOf(text: string): Map<string, number> {
  const counts = new Map<string, number>()
  for (let at = 0; at < text.length; at++) {
    if (text[at] !== '(') continue
    const group = text.slice(at, endOf(text, at))
    if (group.length >= SHORTEST) counts.set(group, (counts.get(group) ?? 0) + 1)
  }
  return counts
}
/** A statement in which each long part in parentheses is written once, with a number that stands for it afterwards. */
export function folded(sql: string): string {
  const counts = groupsOf(sql)
  const numbers = new Map<string, number>()
  let out = ''
  for (let at = 0; at < sql.length; at++) {
    const group = sql[at] === '(' ? sql.slice(at, endOf(sql, at)) : ''
    const known = numbers.get(group)
    if (known) {
      out += `#${known}`
      at += group.length - 1
      continue
    }
    if ((counts.get(group) ?? 0) > 1) {
      numbers.set(group, numbers.size + 1)
      out += `#${numbers.size}`
    }
    out += sql[at]
  }
  return out
}

const NUMBERED = /(\bpart|\bsubquery[- ]|\bSUBQUERY |SubPlan |InitPlan |\$|\w_)\d+/g
/** No more steps than these are looked at as one that repeats. */
const LONGEST = 60
const MORE = '…'
const indentOf = (line: string) => /^ */.exec(line)?.[0] ?? ''
/** How many steps from a place on come again right behind themselves. */
function repeatedAt(lines: readonly string[], at: number): { size: number; times: number } | undefined {
  for (let size = 1; size <= LONGEST && at + size * 2 <= lines.length; size++) {
    if (lines[at + size] !== lines[at]) continue
    const block = lines.slice(at, at + size).join('\n')
    let times = 1
    while (lines.slice(at + size * times, at + size * (times + 1)).join('\n') === block) times++
    if (times > 1) return { size, times }
  }
  return undefined
}
function foldedOnce(lines: readonly string[]): string[] {
  const alike = lines.map((line) => line.replace(NUMBERED, '$1n'))
  const out: string[] = []
  for (let at = 0; at < lines.length; ) {
    const { size, times } = repeatedAt(alike, at) ?? { size: 1, times: 1 }
    out.push(...lines.slice(at, at + size))
    if (times > 1 && alike[at]?.trim() !== MORE) out.push(`${indentOf(lines[at] as string)}${MORE}`)
    at += size * times
  }
  return out
}
/** A plan in which steps that come again right behind themselves, but for their numbers, stand once, with three dots. */
export function foldedPlan(plan: string): string {
  let lines = plan.split('\n')
  for (let count = 0; count !== lines.length; ) {
    count = lines.length
    lines = foldedOnce(lines)
  }
  return lines.join('\n')
}

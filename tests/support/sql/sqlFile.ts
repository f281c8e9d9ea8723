import type { Section } from './sections.ts'
import { wrapped } from './wrapped.ts'

const WIDTH = 140
function subjectsOf(texts: string, subjects: Iterable<string>, isShared: boolean): string {
  const names = [...subjects].filter(Boolean).join(', ')
  return names && isShared ? `-- ${texts.includes('{}') ? '{}: ' : ''}${names}` : ''
}
function sectionText({ plan, ownPlan, clauses }: Section): string {
  const subjects = new Set(clauses.flatMap((one) => [...one.subjects]))
  const isShared = subjects.size > 1
  const texts = clauses.map((clause) => {
    const text = wrapped(isShared ? clause.text : clause.own)
    // A computed field is no column, and a search is about no field: their statements do not name them.
    const isNamed = isShared || ![...clause.subjects].every((one) => new RegExp(`\\b${one}\\b`).test(text))
    const named = subjectsOf(text, clause.subjects, isNamed)
    if (!named) return text
    return !text.includes('\n') && text.length + named.length < WIDTH ? `${text} ${named}` : `${text}\n${named}`
  })
  const steps = (isShared ? plan : ownPlan).split('\n').map((line) => `--   ${line}`)
  return [...texts, ...steps].join('\n')
}
/** Statements with their plans below them. */
export const sqlFile = (sections: readonly Section[]) => `${sections.map(sectionText).join('\n\n')}\n`

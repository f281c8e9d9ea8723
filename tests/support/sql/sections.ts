import { folded, foldedPlan } from './folded.ts'

/** A statement, what it is about (a field of a list, a table), and its plan. */
export interface Planned {
  readonly subject: string
  readonly text: string
  readonly plan: string
}
/** What several subjects have in common, and the text of the first. */
interface Clause {
  readonly text: string
  readonly own: string
  readonly subjects: Set<string>
}
/** A plan with all that is planned so. */
export interface Section {
  readonly plan: string
  readonly ownPlan: string
  readonly clauses: readonly Clause[]
}

const SUBJECT = '{}'
const wordOf = (name: string) => new RegExp(`(?<![\\w.])${name}(?!\\w)`, 'g')
/** An id is part of too many names, and what begins with a sign is none. */
const isName = (subject: string) => /^\w+$/.test(subject) && subject !== 'id'
const maskedText = (text: string, subject: string) => (isName(subject) ? text.replace(wordOf(subject), SUBJECT) : text)
/** Names of indexes are made of names of tables and columns, without the ending of a reference. */
const maskedPlan = (plan: string, subject: string) =>
  isName(subject)
    ? plan
        .replace(wordOf(subject), SUBJECT)
        .replace(new RegExp(`\\b${subject}(?=__)`, 'g'), SUBJECT)
        .replace(new RegExp(`(?<=__(?:plant_)?)${subject.replace(/_id$/, '')}(?=_)`, 'g'), SUBJECT)
    : plan

/** The same in the other direction, for an index is read both ways. */
const upwards = (text: string) => text.replaceAll(' desc', ' asc').replaceAll(/ Backward| DESC/g, '')
interface Growing extends Section {
  readonly clauses: Clause[]
}
/** Statements by their plans; those that differ in nothing but the name of their subject stand once, and so do both directions of an order. */
export function sectionsOf(all: readonly Planned[]): readonly Section[] {
  const sections = new Map<string, Growing>()
  for (const { subject, text, plan } of all) {
    const own = folded(text)
    const ownPlan = foldedPlan(plan)
    const [clause, shared] = [maskedText(own, subject), maskedPlan(ownPlan, subject)]
    const known = (of: string, at: string) => sections.get(at)?.clauses.find((one) => one.text === of)
    if (known(upwards(clause), upwards(shared))?.subjects.has(subject)) continue
    const section = sections.get(shared) ?? { plan: shared, ownPlan, clauses: [] }
    sections.set(shared, section)
    const same = known(clause, shared)
    if (same) same.subjects.add(subject)
    else section.clauses.push({ text: clause, own, subjects: new Set([subject]) })
  }
  return [...sections.values()]
}

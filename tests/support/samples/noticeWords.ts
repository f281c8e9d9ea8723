import { noticeEvent, notificationType, render } from '../../../server/domain/notice/index.ts'
import { worded } from '../../../server/jobs/noticeSurroundings.ts'
import { type RowOf, type Store, systemActor } from '../../../server/kernel/index.ts'
import { codesIn, faultsOfText } from './textFaults.ts'

type Values = Readonly<Record<string, string>>
type Kind = RowOf<typeof notificationType>

/** Values that are still the key of a text, or the code of a choice. */
function unworded(code: string, values: Values): string[] {
  const raw = Object.entries(worded(values, '中')).filter(([, value]) => codesIn(value)[0] === value)
  return raw.map(([name, value]) => `${code}.${name} is “${value}”`)
}
function faultsOfWording(code: string, values: Values, { subject, body }: Pick<Kind, 'subject' | 'body'>): string[] {
  const said = render({ subject, body }, worded(values, `${subject}${body}`))
  return [said.subject, said.body].flatMap((text) => faultsOfText(text, code))
}

/** What the notices that were raised in a store would say, in both languages, that is no word for people. */
export async function faultsOfNotices(store: Store): Promise<string[]> {
  const read = store.read(systemActor(0))
  const kinds = new Map((await read.of(notificationType).find({})).map((one) => [one.id, one]))
  const faults = (await read.of(noticeEvent).find({})).flatMap(({ typeId, values }) => {
    const kind = kinds.get(typeId)
    // What factories fill in is no news of the product.
    if (!kind || !values.startsWith('{')) return []
    const told = JSON.parse(values) as Values
    const english = { subject: kind.subjectEn, body: kind.bodyEn }
    return [...unworded(kind.code, told), ...[kind, english].flatMap((one) => faultsOfWording(kind.code, told, one))]
  })
  return [...new Set(faults)]
}

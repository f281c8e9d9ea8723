import { afterAll, beforeAll, expect, it } from 'vitest'
import { registry } from '../../../server/domain/index.ts'
import { plant } from '../../../server/domain/masterdata/index.ts'
import { complaint, complaintTimelineModel } from '../../../server/domain/quality/index.ts'
import { historyOf, operationLog } from '../../../server/domain/system/index.ts'
import { type Language, operations, systemActor } from '../../../server/kernel/index.ts'
import { words } from '../../../server/platform/words.ts'
import { person } from '../../support/samples/factories.ts'
import { faultsOfText } from '../../support/samples/textFaults.ts'
import { demoStore } from '../../support/store/demoStore.ts'
import { fixedClock } from '../../support/store/store.ts'

let demo: Awaited<ReturnType<typeof demoStore>>
let plants: readonly number[]
beforeAll(async () => {
  demo = await demoStore(fixedClock())
  plants = (await demo.store.read(systemActor(0)).of(plant).find({})).map(({ id }) => id)
})
afterAll(() => demo.close())

const LANGUAGES: readonly Language[] = ['zh', 'en']
const telling = (language: Language) => ({ language, translate: words(language), registry })

it('every kind of change in the histories of the demo is told in words', async () => {
  const logs = await demo.store.read(systemActor(0)).of(operationLog).find({})
  // One record for each thing that was done to any of its kind.
  const kinds = new Map(logs.map((log) => [`${log.resource} ${log.action} ${Object.keys(JSON.parse(log.changes)).sort().join()}`, log]))
  const faults: string[] = []
  for (const { resource: name, recordId, atPlantId } of kinds.values()) {
    const resource = registry.byName(name)
    if (!resource) continue
    const read = demo.store.read(systemActor(atPlantId ?? 0))
    for (const language of LANGUAGES)
      for (const entry of await historyOf({ read, ...telling(language) }, resource, recordId))
        for (const { field, before, after } of entry.changes)
          if (resource.fields[field]?.kind !== 'text')
            faults.push(...[before, after].flatMap((text) => faultsOfText(text, `${name}.${field}`)))
  }
  expect(kinds.size).toBeGreaterThan(50)
  expect([...new Set(faults)]).toEqual([])
})

it('the time around every complaint of the demo is told in words', async () => {
  const faults: string[] = []
  for (const plantId of plants) {
    const actor = person(plantId, ['*:*:*'])
    const ops = operations(demo.store, registry)
    for (const { id } of await demo.store.read(actor).of(complaint).find({}))
      for (const language of LANGUAGES) {
        const { entries } = (await ops.ask(actor, complaintTimelineModel, { id, hoursBefore: 72 }, telling(language))) as {
          entries: { title: string; detail: string | null }[]
        }
        faults.push(...entries.flatMap(({ title, detail }) => [title, detail]).flatMap((text) => faultsOfText(text, `complaint ${id}`)))
      }
  }
  expect([...new Set(faults)]).toEqual([])
})

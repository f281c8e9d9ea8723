import type { ResourceName } from '../kit/gen/resources.ts'
import { loadWords } from '../kit/words/i18n.ts'
import type { Screen } from '../resource/defineScreen.ts'
import { metaOf } from '../resource/meta.ts'

/** Lists that differ from the default one: `<area>/<resource>.screen.tsx`. */
const files = import.meta.glob<Screen>('./*/**/*.screen.tsx', { import: 'default' })
const loaders = new Map(Object.entries(files).map(([path, load]) => [path.replace(/^.*\/|\.screen\.tsx$/g, ''), load]))

/** The same object for each visit: what is drawn is kept as long as it has not changed. */
const whole = new Map<ResourceName, Screen>()
async function wholeOf(name: ResourceName): Promise<Screen> {
  const made = whole.get(name) ?? (await completed((await loaders.get(name)?.()) ?? { name, spec: {} }))
  whole.set(name, made)
  return made
}
async function completed(screen: Screen): Promise<Screen> {
  const { fields, qr } = metaOf(screen.name)
  const labelled = qr ? (await import('../resource/labels.tsx')).withLabels(screen) : screen
  if (!Object.values(fields).some((field) => field.switched)) return labelled
  return (await import('../fields/inputs/switches.tsx')).withSwitches(labelled)
}

/** What sets the screen of a resource apart from the others, once all that it says can be said. */
export async function screenOf(name: ResourceName): Promise<Screen> {
  const [screen] = await Promise.all([wholeOf(name), loadWords(metaOf(name).area)])
  await Promise.all((screen.spec.words ?? []).map(loadWords))
  return screen
}

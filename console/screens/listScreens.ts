import type { ResourceName } from '../kit/gen/resources.ts'
import { loadWords } from '../kit/i18n.ts'
import type { Screen } from '../resource/defineScreen.ts'
import { metaOf } from '../resource/meta.ts'

/** Lists that differ from the default one: `<area>/<resource>.screen.tsx`. */
const files = import.meta.glob<Screen>('./*/*.screen.tsx', { import: 'default' })
const loaders = new Map(Object.entries(files).map(([path, load]) => [path.replace(/^.*\/|\.screen\.tsx$/g, ''), load]))

/** What sets the screen of a resource apart from the others, once all that it says can be said. */
export async function screenOf(name: ResourceName): Promise<Screen> {
  const [screen] = await Promise.all([loaders.get(name)?.(), loadWords(metaOf(name).area)])
  await Promise.all((screen?.spec.words ?? []).map(loadWords))
  return screen ?? { name, spec: {} }
}

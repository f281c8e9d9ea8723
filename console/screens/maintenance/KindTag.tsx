import type { ResourceTypes } from '../../kit/gen/resources.ts'
import type { ResourceWords } from '../../resource/words.ts'

interface KindTagProps {
  kind: ResourceTypes['templatePoint']['row']['kind']
  words: Pick<ResourceWords, 'value'>
}

/** Whether something is inspected or maintained. */
export function KindTag({ kind, words }: KindTagProps) {
  return (
    <span className="tag" data-tone={kind === 'INSPECT' ? 'info' : 'wait'}>
      {words.value('templatePoint', 'kind', kind)}
    </span>
  )
}

import type { ResourceTypes } from '../../kit/gen/resources.ts'
import * as cellsStyles from '../../resource/cells.module.css'
import type { ResourceWords } from '../../resource/words.ts'

interface KindTagProps {
  kind: ResourceTypes['templatePoint']['row']['kind']
  words: Pick<ResourceWords, 'value'>
}

/** Whether something is inspected or maintained. */
export function KindTag({ kind, words }: KindTagProps) {
  return (
    <span className={cellsStyles.tag} data-slot="tag" data-tone={kind === 'INSPECT' ? 'info' : 'wait'}>
      {words.value('templatePoint', 'kind', kind)}
    </span>
  )
}

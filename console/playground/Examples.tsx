import { AREAS } from './example.ts'
import { EXAMPLES, variablesOf } from './examples.ts'
import * as playgroundStyles from './playground.module.css'
import { editor } from './tabs.ts'
import { language, say, type Word } from './words.ts'

export const Examples = () => (
  <section>
    <h2>{say('examples')}</h2>
    {AREAS.map((area) => (
      <details key={area} open={area === 'repair'}>
        <summary>{say(`area_${area}`)}</summary>
        <ul className={playgroundStyles.list}>
          {EXAMPLES.filter((example) => example.area === area).map((example) => (
            <li key={example.word}>
              <button type="button" onClick={() => editor.current?.openTab(example.query, variablesOf(example, undefined, language()))}>
                <b>{say(example.word as Word)}</b>
              </button>
            </li>
          ))}
        </ul>
      </details>
    ))}
  </section>
)

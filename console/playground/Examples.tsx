import { EXAMPLES, variablesOf } from './examples.ts'
import { editor } from './tabs.ts'
import { say } from './words.ts'

export const Examples = () => (
  <section>
    <h2>{say('examples')}</h2>
    <ul className="list">
      {EXAMPLES.map((example) => (
        <li key={example.word}>
          <button type="button" onClick={() => editor.current?.openTab(example.query, variablesOf(example))}>
            <b>{say(example.word)}</b>
          </button>
        </li>
      ))}
    </ul>
  </section>
)

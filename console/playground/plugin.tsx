import { Button, type GraphiQLPlugin, UnStyledButton, useGraphiQL, useGraphiQLActions } from '@graphiql/react'
import { businessOffset } from '../shared/offset.ts'
import { useAccount } from './account.ts'
import { AREAS, type Example } from './example.ts'
import { EXAMPLES, variablesOf } from './examples.ts'
import * as playgroundStyles from './playground.module.css'
import { endRun, useRuns } from './runs.ts'
import { SignedIn } from './SignedIn.tsx'
import { SignIn } from './SignIn.tsx'
import { chooseLanguage, language, translate, useLanguage, type Word } from './words.ts'

function Examples() {
  const { addTab } = useGraphiQLActions()
  const { queryEditor, variableEditor } = useGraphiQL((state) => state)
  const open = (example: Example) => {
    addTab()
    queryEditor?.setValue(example.query)
    variableEditor?.setValue(variablesOf(example, language()))
  }
  return (
    <section>
      <h2>{translate('examples')}</h2>
      {AREAS.map((area) => (
        <details key={area} open={area === 'repair'}>
          <summary>{translate(`area_${area}`)}</summary>
          <ul>
            {EXAMPLES.filter((example) => example.area === area).map((example) => (
              <li key={example.word}>
                <UnStyledButton type="button" onClick={() => open(example)}>
                  {translate(example.word as Word)}
                </UnStyledButton>
              </li>
            ))}
          </ul>
        </details>
      ))}
    </section>
  )
}

/** The factories' clock, as everywhere else. */
const clockTime = (at: number) => new Date(at + businessOffset.ms).toISOString().slice(11, 19)

/** Seen from every tab: an event that a mutation caused shows here at once. */
function Runs() {
  const runs = useRuns()
  const { changeTab } = useGraphiQLActions()
  const tabs = useGraphiQL((state) => state.tabs)
  if (runs.length === 0) return null
  return (
    <section aria-live="polite">
      <h2>{translate('running')}</h2>
      <ul data-slot="runs">
        {runs.map((run) => (
          <li key={run.tab} className={playgroundStyles.row}>
            <UnStyledButton
              type="button"
              data-slot="run"
              title={translate('show')}
              onClick={() => changeTab(tabs.findIndex(({ id }) => id === run.tab))}
            >
              <b>{run.name}</b>
              <span>{run.last ? translate('events', { n: run.count, at: clockTime(run.last.at) }) : translate('waiting')}</span>
            </UnStyledButton>
            <Button type="button" onClick={() => endRun(run)}>
              {translate('stop')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Content() {
  const other = useLanguage() === 'zh' ? 'en' : 'zh'
  const account = useAccount()
  return (
    <div className={playgroundStyles.panel} data-slot="panel">
      <header className={playgroundStyles.row}>
        <h1>{translate('title')}</h1>
        <Button type="button" lang={other} onClick={() => chooseLanguage(other)}>
          {translate('otherLanguage')}
        </Button>
      </header>
      {account ? <SignedIn account={account} /> : <SignIn />}
      <Runs />
      <Examples />
    </div>
  )
}

const Icon = () => (
  <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="1.5" strokeLinejoin="round" aria-hidden="true">
    <path d="M3 20V9l6 4V9l6 4V4h5v16z" />
  </svg>
)

/** All that is ours in GraphiQL's pane: who is signed in, the plant, examples, and the streams that run. */
export const MILLWRIGHT_PLUGIN: GraphiQLPlugin = { title: 'Millwright', icon: Icon, content: Content }

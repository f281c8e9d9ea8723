import './workers.ts'
import { GraphiQL, HISTORY_PLUGIN } from 'graphiql'
import { createRoot } from 'react-dom/client'
import '@fontsource-variable/inter'
import '@graphiql/react/font/fira-code.css'
import '@graphiql/react/style.css'
import '@graphiql/plugin-doc-explorer/style.css'
import '@graphiql/plugin-history/style.css'
import 'graphiql/graphiql.css'
import { takeUpConsole } from './account.ts'
import { EXAMPLES, variablesOf } from './examples.ts'
import { Follower } from './Follower.tsx'
import { fetcher } from './fetcher.ts'
import * as playgroundStyles from './playground.module.css'
import { MILLWRIGHT_PLUGIN } from './plugin.tsx'
import { tabsChanged } from './runs.ts'
import { chooseLanguage, language } from './words.ts'

const defaultTabs = EXAMPLES.filter((example) => example.isOpen).map((example) => ({
  query: example.query,
  variables: variablesOf(example, language()),
}))

chooseLanguage(language())
void takeUpConsole()

const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    <main className={playgroundStyles.playground}>
      <GraphiQL
        fetcher={fetcher}
        defaultTabs={defaultTabs}
        plugins={[MILLWRIGHT_PLUGIN, HISTORY_PLUGIN]}
        visiblePlugin={MILLWRIGHT_PLUGIN}
        onTabChange={tabsChanged}
        defaultEditorToolsVisibility="variables"
      >
        <GraphiQL.Logo>
          <a href="/">Millwright</a>
        </GraphiQL.Logo>
        <Follower />
      </GraphiQL>
    </main>,
  )

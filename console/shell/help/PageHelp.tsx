import { useTranslation } from 'react-i18next'
import { Button } from '../../kit/looks/Button.tsx'
import { useMe } from '../../kit/session/me.ts'
import { pagesOf } from '../../kit/session/navigation.ts'
import { HomeHelp } from '../../screens/index.ts'
import { StateWords } from './StateWords.tsx'
import { metaOfScreen, screenKey } from './screens.ts'

interface Props {
  /** Undefined where the address is no page. */
  component: string | undefined
  /** Whether it is the page in front, which needs no button to open it. */
  isHere: boolean
  onOpen: (path: string) => void
}

/** What one page is for, and what the states of its records mean. */
export function PageHelp({ component, isHere, onOpen }: Props) {
  const { t } = useTranslation()
  const { menus } = useMe()
  const text = component && t(`help.screens.${screenKey(component)}`, { defaultValue: '' })
  if (!component || !text) return <p className="muted">{t('help.noPage')}</p>
  const node = pagesOf(menus).find((page) => page.node.component === component)?.node
  const meta = metaOfScreen(component)
  return (
    <>
      <section className="stack">
        <h3>{node?.title ?? t(`console.pages.${component}`)}</h3>
        <p data-slot="purpose">{text}</p>
        {node && !isHere && (
          <Button size="sm" className="rigid" onClick={() => onOpen(node.path)}>
            {t('help.open')}
          </Button>
        )}
      </section>
      {component === 'dashboard' && <HomeHelp />}
      {meta && <StateWords meta={meta} />}
    </>
  )
}

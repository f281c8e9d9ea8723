import { Drawer, Portal } from '@chakra-ui/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { Choices } from '../../kit/looks/Choices.tsx'
import { DrawerClose } from '../../kit/overlays/DrawerClose.tsx'
import { usePathOf } from '../../kit/session/navigation.ts'
import type { HelpTopic } from '../../kit/words/helpRequest.ts'
import { everybodysPath, GuideHelp } from '../../screens/index.ts'
import { useRoute } from '../views/useRoute.ts'
import { PageHelp } from './PageHelp.tsx'
import { ScreensHelp } from './ScreensHelp.tsx'
import { screenKey } from './screens.ts'

const TABS = ['page', 'start', 'all'] as const
type Tab = (typeof TABS)[number]

const screenOf = (topic: HelpTopic) => (typeof topic === 'object' && 'screen' in topic ? topic.screen : undefined)
const guideOf = (topic: HelpTopic) => (typeof topic === 'object' && 'guide' in topic ? topic.guide : undefined)
const tabOf = (topic: HelpTopic): Tab => (topic === 'guides' || guideOf(topic) ? 'start' : 'page')

/** Help beside the page: what the page is for, the five minutes of the person's role, and all pages. */
export function HelpPanel({ topic, onClose }: { topic: HelpTopic; onClose: () => void }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { route } = useRoute()
  const menuPath = usePathOf()
  const [tab, setTab] = useState(() => tabOf(topic))
  const [role, setRole] = useState(() => guideOf(topic))
  const [chosen, setChosen] = useState(() => screenOf(topic))
  const here = 'component' in route ? route.component : undefined
  const component = chosen ?? here
  const open = (path: string) => {
    onClose()
    void navigate(path)
  }
  return (
    <Drawer.Root open size="md" onOpenChange={(change) => !change.open && onClose()}>
      <Portal>
        <Drawer.Backdrop />
        <Drawer.Positioner>
          <Drawer.Content data-slot="help">
            <Drawer.Header>
              <Drawer.Title>{t('help.title')}</Drawer.Title>
              <DrawerClose label={t('console.shell.close')} />
            </Drawer.Header>
            <Drawer.Body className="column gap-xl">
              <Choices
                look="strip"
                legend={t('help.label')}
                choices={TABS.map((value) => ({ value, word: t(`help.tabs.${value}`) }))}
                value={tab}
                onChange={(next) => {
                  setTab(next)
                  setChosen(undefined)
                }}
              />
              {tab === 'page' && (
                <PageHelp component={component} isHere={!!here && !!component && screenKey(here) === screenKey(component)} onOpen={open} />
              )}
              {tab === 'start' && (
                <GuideHelp role={role} onRole={setRole} pathOf={(screen) => menuPath(screen) ?? everybodysPath(screen)} onOpen={open} />
              )}
              {tab === 'all' && (
                <ScreensHelp
                  onChoose={(next) => {
                    setChosen(next)
                    setTab('page')
                  }}
                />
              )}
            </Drawer.Body>
            <Drawer.Footer className="note hide-s">{t('help.hint')}</Drawer.Footer>
          </Drawer.Content>
        </Drawer.Positioner>
      </Portal>
    </Drawer.Root>
  )
}

import type { Page } from 'playwright-core'
import { go, settled } from './sweep.ts'

type Say = (key: string) => string
interface Opener {
  /** Only where there is room for a mouse, only where there is none, or only in a hand. */
  on?: 'desk' | 'phone' | 'hand'
  open: (page: Page, translate: Say) => Promise<void>
}
const LIST = '/repair/reportLogs'
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).filter({ visible: true }).first().click()
const onList = (route: string, then: (page: Page, translate: Say) => Promise<unknown>) => async (page: Page, translate: Say) => {
  await go(page, route)
  await then(page, translate)
}
/** By its address, as a link from elsewhere does; lists of sleeping tabs have records too. */
async function openFirst(page: Page) {
  const id = await page.locator('a[data-open]').filter({ visible: true }).first().getAttribute('data-open')
  await go(page, `${LIST}?open=${id}`)
}
async function choose(page: Page, translate: Say, item: string) {
  await press(page, translate('lists.tools.title'))
  await page.getByRole('menuitem', { name: translate(item), exact: true }).click()
}

/** The keys of a list, and that of the help, come a moment after its rows. */
const pressUntilOpen = (key: string) => async (page: Page) => {
  for (let tries = 0; tries < 40 && !(await page.getByRole('dialog').count()); tries++) {
    await page.keyboard.press(key)
    await page.waitForTimeout(250)
  }
}
const explained = (page: Page) => page.locator('[data-slot~=explained] button').filter({ visible: true }).first().click()

/** Everything that opens over a page, and how people open it. */
export const DIALOGS: Record<string, Opener> = {
  form: { open: onList(LIST, (page, translate) => press(page, translate('screens.list.add'))) },
  step: { open: onList(LIST, (page, translate) => press(page, translate('reportLog.actions.accept'))) },
  removal: { open: onList('/repair/faults', (page, translate) => press(page, translate('screens.list.remove'))) },
  record: { open: onList(LIST, openFirst) },
  export: { open: onList(LIST, (page, translate) => press(page, translate('screens.list.export'))) },
  import: { open: onList('/repair/faults', (page, translate) => choose(page, translate, 'lists.tools.import')) },
  columns: { open: onList(LIST, (page, translate) => choose(page, translate, 'lists.tools.columns')) },
  tools: { open: onList(LIST, (page, translate) => press(page, translate('lists.tools.title'))) },
  keys: { on: 'desk', open: onList(LIST, pressUntilOpen('Shift+?')) },
  help: { on: 'desk', open: onList(LIST, pressUntilOpen('F1')) },
  guides: { on: 'phone', open: onList('/profile/index', (page, translate) => press(page, translate('console.shell.help'))) },
  figure: { open: onList('/dataview', explained) },
  palette: { on: 'desk', open: onList(LIST, (page) => page.keyboard.press('Control+k')) },
  settings: { on: 'desk', open: onList('/dashboard', (page, translate) => press(page, translate('console.settings.title'))) },
  filters: {
    on: 'hand',
    open: onList(LIST, (page) => page.locator('[data-slot~=filters] [data-slot~=fold]').filter({ visible: true }).first().click()),
  },
  menu: { on: 'phone', open: onList(LIST, (page, translate) => press(page, translate('console.shell.openMenu'))) },
  scanner: { on: 'phone', open: onList('/dashboard', (page, translate) => press(page, translate('phone.bar.scan'))) },
  report: {
    on: 'phone',
    open: onList(LIST, (page, translate) => page.locator('[data-slot~=bottom-bar]').getByText(translate('phone.bar.report')).click()),
  },
}

/** What lies over a page. */
export const LAYERS = '[role=dialog], [role=alertdialog], dialog[open], [role=menu], :popover-open, [data-slot~=shell][data-drawer]'
/** Whatever is open closes, as it does for everybody: with Escape. */
async function closeAll(page: Page) {
  for (let tries = 0; tries < 5 && (await page.locator(LAYERS).filter({ visible: true }).count()); tries++) {
    await page.keyboard.press('Escape')
    await page.waitForTimeout(200)
  }
}
/** Opens it over a page on which nothing else is open, and waits until it has come to rest. */
export async function openDialog(page: Page, name: string, translate: Say) {
  await closeAll(page)
  await DIALOGS[name]?.open(page, translate)
  await page.locator(LAYERS).filter({ visible: true }).first().waitFor()
  await settled(page)
}

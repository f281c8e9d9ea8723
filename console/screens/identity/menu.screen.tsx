import * as cellsStyles from '../../fields/display/cells.module.css'
import { Nothing } from '../../fields/display/cells.tsx'
import { ValueSwitch } from '../../fields/inputs/ValueSwitch.tsx'
import { Icon } from '../../kit/looks/icons.tsx'
import { lazyComponent } from '../../kit/network/lazyComponent.tsx'
import { language, useLabels } from '../../kit/words/i18n.ts'
import { defineScreen } from '../../resource/defineScreen.ts'

/** Folder, page or action, as a small word. */
function MenuTypeTag({ value }: { value: string }) {
  const labels = useLabels()
  return (
    <span className={cellsStyles.mini} data-slot="mini" data-kind={value}>
      {labels.value('menu', 'menuType', value)}
    </span>
  )
}

const IconControl = lazyComponent(() => import('./IconControl.tsx').then((module) => module.IconControl))
const MenuTypeControl = lazyComponent(() =>
  import('./permissions/ExplainedChoice.tsx').then((module) => module.explainedChoice('admin.menu.kinds', 'across')),
)

const ALWAYS = ['menuType', 'menuName', 'menuNameEn', 'parentId', 'sortOrder', 'status', 'remark']
const FIELDS_BY_TYPE: Record<string, readonly string[]> = {
  M: ['icon', 'path', 'visible'],
  C: ['icon', 'path', 'visible', 'permission', 'routerName', 'component', 'isFrame', 'noCache'],
  F: ['permission'],
}
/** Where a page of another site opens, nothing of this console is drawn. */
const OF_OURS = ['component', 'routerName', 'noCache']

export default defineScreen('menu', {
  widths: { menuType: 84, permission: 200, path: 190, component: 128 },
  cells: {
    menuName: (value, row) => (
      <span className={cellsStyles.menuName}>
        {row.icon && row.menuType !== 'F' && <Icon name={row.icon} size={15} />}
        <span className="clip">{(language() === 'en' && row.menuNameEn) || value}</span>
      </span>
    ),
    menuType: (value) => <MenuTypeTag value={value} />,
    icon: (value) =>
      value ? (
        <span className={cellsStyles.menuName}>
          <Icon name={value} size={15} />
          <span className="clip">{value}</span>
        </span>
      ) : (
        <Nothing />
      ),
    permission: (value) => (value ? <code className="clip">{value}</code> : <Nothing />),
    visible: (value, row) => (row.menuType === 'F' ? <Nothing /> : <ValueSwitch of="menu" field="visible" row={row} value={value} />),
  },
  form: [
    'menuType',
    'menuName',
    'menuNameEn',
    'parentId',
    'sortOrder',
    'icon',
    'path',
    'permission',
    'component',
    'routerName',
    'isFrame',
    'noCache',
    'visible',
    'status',
  ],
  controls: { menuType: MenuTypeControl, icon: IconControl },
  isFieldVisible: (field, values) =>
    (ALWAYS.includes(field) || Boolean(FIELDS_BY_TYPE[String(values['menuType'] || 'C')]?.includes(field))) &&
    !(values['isFrame'] && OF_OURS.includes(field)),
  isLeaf: (row) => row.menuType === 'F',
  childDefaults: (row) => ({ menuType: row.menuType === 'M' ? ('C' as const) : ('F' as const) }),
})

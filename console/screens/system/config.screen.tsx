import { useTranslation } from 'react-i18next'
import * as cellsStyles from '../../fields/display/cells.module.css'
import { Nothing } from '../../fields/display/cells.tsx'
import { lazyComponent } from '../../kit/network/lazyComponent.tsx'
import { defineScreen } from '../../resource/defineScreen.ts'
import * as logsStyles from './logs/logs.module.css'

const ConfigValueControl = lazyComponent(() => import('./ConfigValueControl.tsx').then((module) => module.ConfigValueControl))
const PublishDialog = lazyComponent(() => import('./PublishDialog.tsx').then((module) => module.PublishDialog), { themed: true })

function BuiltIn({ name, isBuiltIn }: { name: string; isBuiltIn: boolean }) {
  const { t } = useTranslation()
  return (
    <span className={cellsStyles.menuName}>
      <span className="clip">{name}</span>
      {isBuiltIn && (
        <span className={cellsStyles.mini} data-slot="mini">
          {t('systemScreens.config.builtIn')}
        </span>
      )}
    </span>
  )
}

export default defineScreen('config', {
  widths: { configName: 220, configKey: 190 },
  cells: {
    configName: (value, row) => <BuiltIn name={value} isBuiltIn={row.configType === 'Y'} />,
    configKey: (value) => <code className="clip">{value}</code>,
    configValue: (value, row) =>
      value ? (
        <code className={row.isMultiLine ? logsStyles.lines : 'clip'} title={value}>
          {value}
        </code>
      ) : (
        <Nothing />
      ),
  },
  form: ['configName', 'configNameEn', 'configKey', 'isMultiLine', 'configValue'],
  controls: { configValue: ConfigValueControl },
  header: {
    publish: { title: 'systemScreens.config.publish', icon: 'refresh', permission: 'system:config:changeVersion', dialog: PublishDialog },
  },
})

import { Nothing } from '../../fields/display/cells.tsx'
import * as controlsStyles from '../../kit/looks/controls.module.css'
import { lazyComponent } from '../../kit/network/lazyComponent.tsx'
import { sizeText } from '../../kit/words/sizeText.ts'
import { defineScreen } from '../../resource/defineScreen.ts'
import * as logsStyles from './logs/logs.module.css'

const UploadDialog = lazyComponent(() => import('./UploadDialog.tsx').then((module) => module.UploadDialog), { themed: true })

export default defineScreen('appVersion', {
  widths: { version: 110, platform: 110, fileName: 210, storeUrl: 180, released: 104 },
  cells: {
    fileName: (value, row) =>
      value ? (
        <span className="baseline" title={value}>
          <a className={`clip ${controlsStyles.linked}`} href={`/files/app-versions/${row.id}`} download>
            {value}
          </a>
          <small className="rigid">{sizeText(row.fileBytes)}</small>
        </span>
      ) : (
        <Nothing />
      ),
    storeUrl: (value) =>
      value ? (
        <a className={`clip ${controlsStyles.linked}`} href={value} target="_blank" rel="noreferrer" title={value}>
          {value.replace(/^https?:\/\//, '')}
        </a>
      ) : (
        <Nothing />
      ),
    fileBytes: (value) => (value ? sizeText(value) : <Nothing />),
    fileSha256: (value) => (value ? <code className={logsStyles.breaking}>{value}</code> : <Nothing />),
  },
  actions: {
    upload: {
      title: 'systemScreens.app.upload',
      permission: 'system:appVersion:edit',
      isShown: (row) => row.platform === 'ANDROID' && row.actions.includes('edit'),
      isLater: true,
      dialog: UploadDialog,
    },
  },
})

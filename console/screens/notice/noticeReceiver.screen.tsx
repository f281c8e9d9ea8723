import { lazyComponent } from '../../kit/network/lazyComponent.tsx'
import { defineScreen } from '../../resource/defineScreen.ts'
import { CHANNELS, categoryOf, followCategories } from './categories.ts'

const CategoryControl = lazyComponent(() => import('./CategoryControl.tsx').then((module) => module.CategoryControl))
const RobotDialog = lazyComponent(() => import('./RobotDialog.tsx').then((module) => module.RobotDialog), { themed: true })
const TestDialog = lazyComponent(() => import('./TestDialog.tsx').then((module) => module.TestDialog), { themed: true })

followCategories()

export default defineScreen('noticeReceiver', {
  widths: { name: 140, typeId: 150, userId: 120, email: 200, mobile: 124, voiceTel: 124, quietFrom: 128 },
  form: ['typeId', 'name', 'userId', 'email', 'mobile', 'voiceTel', 'robotKey', 'quietFrom', 'quietTo', 'level', 'sortOrder', 'status'],
  controls: { typeId: CategoryControl },
  // An address is asked for where its channel is on; one that is there all the same can be taken away.
  isFieldVisible: (field, values) => {
    const channel = CHANNELS.find(({ address }) => address === field)
    const category = channel && categoryOf(values['typeId'])
    return !category || category[channel.flag] || Boolean(values[field])
  },
  cells: {
    quietFrom: (value, row) => (value ? <span className="figure">{`${value} – ${row.quietTo ?? ''}`}</span> : undefined),
  },
  hiddenFields: ['quietTo', 'pinyin'],
  actions: {
    test: {
      title: 'noticeScreens.test.button',
      permission: 'notice:receiver:edit',
      isShown: (row) => row.status === 'ENABLED',
      dialog: TestDialog,
    },
    forgetRobot: {
      title: 'noticeScreens.robot.button',
      permission: 'notice:receiver:edit',
      isLater: true,
      isShown: (row) => row.hasRobot,
      dialog: RobotDialog,
    },
  },
})

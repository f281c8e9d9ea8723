import { lazyComponent } from '../../kit/network/lazyComponent.tsx'
import { defineScreen } from '../../resource/defineScreen.ts'
import { personTab } from '../shared/personTab.tsx'
import { DepartmentSide } from './DepartmentSide.tsx'
import { LandingPageControl } from './LandingPageControl.tsx'

const ResetPasswordDialog = lazyComponent(() => import('./ResetPasswordDialog.tsx').then((module) => module.ResetPasswordDialog), {
  themed: true,
})
const IssueLinkDialog = lazyComponent(() => import('./IssueLinkDialog.tsx').then((module) => module.IssueLinkDialog), { themed: true })
const GoToAccessCheck = lazyComponent(() => import('./UserDialogs.tsx').then((module) => module.GoToAccessCheck), { themed: true })
const ResetTwoFactorDialog = lazyComponent(() => import('./UserDialogs.tsx').then((module) => module.ResetTwoFactorDialog), {
  themed: true,
})
const ViewAsDialog = lazyComponent(() => import('./UserDialogs.tsx').then((module) => module.ViewAsDialog), { themed: true })
const UnlockDialog = lazyComponent(() => import('./UserDialogs.tsx').then((module) => module.UnlockDialog), { themed: true })

/** Accounts of people with more rights than one's own are left alone; the server would refuse. */
const isGoverned = ({ isAboveReader }: { isAboveReader: boolean }) => !isAboveReader

export default defineScreen('user', {
  form: [
    'username',
    'name',
    'password',
    'roleIds',
    'departmentId',
    'plantIds',
    'mobile',
    'email',
    'gender',
    'postIds',
    'landingPage',
    'status',
  ],
  widths: { username: 106, name: 88, mobile: 116, departmentId: 112, roleIds: 116 },
  controls: { landingPage: LandingPageControl },
  side: DepartmentSide,
  tabs: { person: personTab('user') },
  actions: {
    resetPassword: {
      title: 'admin.user.resetPassword',
      permission: 'system:user:resetPassword',
      isShown: isGoverned,
      isLater: true,
      dialog: ResetPasswordDialog,
    },
    issueLink: {
      title: 'admin.user.issueLink',
      permission: 'system:autoLogin:issue',
      isShown: isGoverned,
      isLater: true,
      dialog: IssueLinkDialog,
    },
    unlock: { title: 'admin.user.unlock', permission: 'system:user:unlock', isShown: isGoverned, isLater: true, dialog: UnlockDialog },
    resetTwoFactor: {
      title: 'admin.user.resetTwoFactor',
      permission: 'system:user:resetTwoFactor',
      isShown: (row) => row.twoFactor && isGoverned(row),
      isLater: true,
      dialog: ResetTwoFactorDialog,
    },
    explainAccess: { title: 'admin.user.explainAccess', permission: 'system:access:list', isLater: true, dialog: GoToAccessCheck },
    viewAs: {
      title: 'admin.user.viewAs',
      permission: 'system:user:viewAs',
      isShown: (row) => row.status === 'ENABLED' && isGoverned(row),
      isLater: true,
      dialog: ViewAsDialog,
    },
  },
})

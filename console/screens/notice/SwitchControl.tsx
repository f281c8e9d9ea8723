import * as controlsStyles from '../../kit/looks/controls.module.css'
import { Icon } from '../../kit/looks/icons.tsx'
import type { CustomControlProps } from '../../resource/controlProps.ts'
import { CHANNELS } from './categories.ts'
import * as noticeStyles from './notice.module.css'

/** A flag that looks like a switch, with the sign of its channel. */
export function SwitchControl({ name, form, words, id, describedBy, isInvalid }: CustomControlProps) {
  const icon = CHANNELS.find((one) => one.flag === name)?.icon ?? 'alert'
  return (
    <label className={`row framed ${controlsStyles.pressed} ${noticeStyles.channelSwitch}`}>
      <Icon name={icon} size={16} />
      <span className="grow">{words.label(name)}</span>
      <input
        type="checkbox"
        className={controlsStyles.toggle}
        id={id}
        aria-describedby={describedBy}
        aria-invalid={isInvalid || undefined}
        {...form.register(name)}
      />
    </label>
  )
}

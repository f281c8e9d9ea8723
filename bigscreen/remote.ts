import type { Player } from './player.ts'

const NEXT = ['ArrowRight', 'ArrowDown', 'PageDown', 'MediaTrackNext', 'ChannelUp']
const PREVIOUS = ['ArrowLeft', 'ArrowUp', 'PageUp', 'MediaTrackPrevious', 'ChannelDown']
const PAUSE = [' ', 'MediaPlayPause', 'MediaPlay', 'MediaPause', 'Pause']

/** Keys of keyboards, presenters and remote controls; answers how to stop listening. */
export function listenToKeys(player: Pick<Player, 'turn' | 'pause'>, target: EventTarget = window): () => void {
  const onKey = (event: Event) => {
    const { key, repeat, ctrlKey, altKey, metaKey } = event as KeyboardEvent
    if (repeat || ctrlKey || altKey || metaKey) return
    if (NEXT.includes(key)) player.turn(1)
    else if (PREVIOUS.includes(key)) player.turn(-1)
    else if (PAUSE.includes(key)) player.pause()
    else return
    event.preventDefault()
  }
  target.addEventListener('keydown', onKey)
  return () => target.removeEventListener('keydown', onKey)
}

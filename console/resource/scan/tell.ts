const TONE_HZ = 1760
const TONE_S = 0.09
const SHAKE_MS = 60

function beep() {
  const audio = new AudioContext()
  const [tone, loudness] = [audio.createOscillator(), audio.createGain()]
  tone.frequency.value = TONE_HZ
  loudness.gain.setValueAtTime(0.12, audio.currentTime)
  loudness.gain.exponentialRampToValueAtTime(0.001, audio.currentTime + TONE_S)
  tone.connect(loudness).connect(audio.destination)
  tone.onended = () => void audio.close()
  tone.start()
  tone.stop(audio.currentTime + TONE_S)
}

/** Whoever aims a phone at a label looks at the label: the hand and the ear are told as well. */
export function tellRead() {
  navigator.vibrate?.(SHAKE_MS)
  try {
    beep()
  } catch {
    // A phone that makes no sound has shaken, or shows what it read.
  }
}

/** On plain http the browser offers no clipboard; the old command still works there. */
export async function copyText(text: string): Promise<boolean> {
  try {
    if (navigator.clipboard) {
      await navigator.clipboard.writeText(text)
      return true
    }
    const area = Object.assign(document.createElement('textarea'), { value: text })
    ;(document.querySelector('[role=dialog]') ?? document.body).append(area)
    area.select()
    const done = document.execCommand('copy')
    area.remove()
    return done
  } catch {
    return false
  }
}

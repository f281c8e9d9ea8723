import { age } from './elapsed.ts'
import { useSay } from './language.tsx'
import { useHonestNow } from './ticks.ts'

export function Ago({ since }: { since: string }) {
  const say = useSay()
  const { unit, values } = age(since, useHonestNow())
  return <span className="ago">{say(`age.${unit}`, { ...values })}</span>
}

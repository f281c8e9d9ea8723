import { median } from './servers.ts'

export interface Cost {
  readonly ms: number
  /** Of all threads of this process, whatever else the machine does. */
  readonly cpuMs: number
}
export async function costOf(work: () => unknown): Promise<Cost> {
  const [cpu, begin] = [process.cpuUsage(), performance.now()]
  await work()
  const ms = performance.now() - begin
  const { user, system } = process.cpuUsage(cpu)
  return { ms, cpuMs: (user + system) / 1000 }
}
export const medians = (costs: readonly Cost[]): Cost => ({
  ms: median(costs.map(({ ms }) => ms)),
  cpuMs: median(costs.map(({ cpuMs }) => cpuMs)),
})
export const told = ({ ms, cpuMs }: Cost) => `${ms.toFixed(2)} ms (cpu ${cpuMs.toFixed(2)})`
export const ratio = (a: Cost, b: Cost) => `${(a.ms / b.ms).toFixed(2)} (cpu ${(a.cpuMs / b.cpuMs).toFixed(2)})`

import { createMeter } from '../../../server/http/index.ts'

/** A meter with the figures that rooms told it, by their names and labels as Prometheus writes them. What Node says of itself is left out. */
export function heldMeter() {
  const meter = createMeter()
  async function figures(): Promise<Record<string, number>> {
    const text = await meter.registry.metrics()
    const lines = text.split('\n').filter((line) => line.startsWith('millwright_'))
    return Object.fromEntries(lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.slice(line.lastIndexOf(' ') + 1))]))
  }
  return { meter, figures }
}

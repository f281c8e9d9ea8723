import { type AnswerOf, defineReadModel, flag, int, listOf, objectOf, type Read, shape, text } from '../../kernel/index.ts'
import { user } from '../identity/index.ts'
import { equipment, plant, workshop } from '../masterdata/index.ts'
import { reportLog } from '../repair/index.ts'
import { config, configValue, SETUP_CHECKLIST, SETUP_STEPS } from '../system/index.ts'
import { wallDisplay } from '../wall/index.ts'

type StepName = (typeof SETUP_STEPS)[number]

const step = shape('SetupStep', 'One step of setting up an installation.', {
  name: text({ required: true, description: `Which one: ${SETUP_STEPS.join(', ')}.` }),
  count: int({ description: 'How many there are of what it adds.' }),
  isDone: flag({ description: 'Whether there is enough of it, or an administrator has marked it as done.' }),
})
const progress = shape('SetupProgress', 'What an empty installation still needs, counted in the current plant.', {
  isOpen: flag({ description: 'Whether a step is left and nobody has dismissed the checklist.' }),
  steps: listOf(step, { description: 'Its steps, in the order in which they are done.' }),
})

/** The plant that an empty database begins with; its code is changed with its name. */
const FIRST_CODE = 'P1'
/** Beside the administrator who set it up. */
const PEOPLE_MIN = 2

/** How many there are of what each step adds, and of how many the step is done. */
async function countsOf(read: Read): Promise<Record<StepName, { count: number; isEnough: boolean }>> {
  const [plants, workshops, machines, reports, people, walls] = await Promise.all([
    read.of(plant).find({}),
    read.of(workshop).count({}),
    read.of(equipment).count({}),
    read.of(reportLog).count({}),
    read.of(user).count({}),
    read.of(wallDisplay).find({}),
  ])
  const named = plants.filter(({ code }) => code !== FIRST_CODE).length
  const paired = walls.filter(({ lastSeenAt }) => lastSeenAt).length
  const some = (count: number) => ({ count, isEnough: count > 0 })
  return {
    plant: some(named),
    workshops: some(workshops),
    machines: some(machines),
    // Paper leaves no trace: whoever reports faults has found the machines.
    labels: some(reports),
    people: { count: people, isEnough: people >= PEOPLE_MIN },
    walls: some(paired),
  }
}

/** What an installation still needs, from its rows and from the parameter by which steps are marked and the list is dismissed. */
export async function setupProgress(read: Read): Promise<AnswerOf<typeof progress>> {
  const marked = ((await configValue(read, SETUP_CHECKLIST)) ?? '').split(',').map((word) => word.trim())
  const counts = await countsOf(read)
  const steps = SETUP_STEPS.map((name) => ({
    name,
    count: counts[name].count,
    isDone: counts[name].isEnough || marked.includes(name),
  }))
  return { isOpen: !marked.includes('off') && steps.some(({ isDone }) => !isDone), steps }
}

export const setupProgressModel = defineReadModel('setupProgress', {
  description: 'What an empty installation still needs, for administrators.',
  permission: [`${config.permission}:edit`],
  result: objectOf(progress),
  stale: [plant, workshop, equipment, reportLog, user, wallDisplay, config],
  read: ({ read }) => setupProgress(read),
})

/** The ways on which a notice reaches people. */
export const CHANNELS = ['BELL', 'EMAIL', 'SMS', 'VOICE', 'WECHAT'] as const
export type Channel = (typeof CHANNELS)[number]

/** The process that asked is gone: nothing answers it any more. */
export class ProcessGone extends Error {}

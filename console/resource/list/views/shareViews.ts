/** The right to show one's views to others. */
export const SHARE_VIEWS = 'system:savedView:share'

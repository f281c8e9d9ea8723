/** Whether an element is laid out. (`checkVisibility` is younger than the browsers that we promise; those have no other way to hide one.) */
export const isVisible = (element: Element) => element.checkVisibility?.() ?? element.getClientRects().length > 0

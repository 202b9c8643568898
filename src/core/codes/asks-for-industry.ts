// Which general industries ask for an industry besides. A file of its own: the flow is on the first page, the lists are not.

const withoutList: readonly string[] = ['Non-profits', 'Other Services']

/** Of a general industry on the list, whether it has a second list to choose from. */
export const asksForIndustry = (general: string): boolean => general !== '' && !withoutList.includes(general)

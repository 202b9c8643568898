// What a member of staff is told who looks at a page of an applicant, English.
export const en = {
  staffReadsOnly:
    'Read only: you are logged in to the staff room in this browser, so nothing is saved here as the owner.',
  leaveStaffRoom: 'Log out of the staff room',
} as const

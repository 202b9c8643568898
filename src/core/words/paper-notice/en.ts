// What stands around a notice as a paper, English; and the text of a counteroffer, whose message carries a link; that of adverse action is the message's.
export const en = {
  to: 'To',
  from: 'From',
  date: 'Date',
  counterOffer:
    'Thank you for your application. You asked for {asked} for {business}. We cannot offer that amount. We offer you {offered} instead. Its full cost is in the summary of the offer and on the page that our link to you opens, where you can accept it. Looking at it does not commit you to anything.\n\nThis is a counteroffer. If you do not accept it within 90 days, your application for {asked} counts as not approved, and we send you a notice. You may ask us for the reasons at any time: {contact}.',
  number: 'Application',
} as const

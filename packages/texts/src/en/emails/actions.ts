import type { emailActionWords as sk } from '../../sk/emails/actions.ts'

export const emailActionWords: typeof sk = {
  buttons: {
    reservation: 'View your booking',
    pay: 'View and pay',
    weatherChoice: 'Choose',
    survey: 'Fill in the survey',
    draft: 'Continue the booking',
    waitingEntry: 'View your entry',
    waitingOffer: 'Take the offer',
    gatheringConfirmation: 'Confirm and hold the rooms',
    gathering: 'See who is coming',
    newPassword: 'Set a new password',
    password: 'Set your password',
    backOffice: 'Open in the back office',
  },
  wallet: {
    title: 'Your booking in the phone',
    text: 'Keep days, address and contact at hand, even offline.',
  },
  returning: {
    title: 'A discount for your next stay',
    text: (discount: string) => `Next time you have ${discount} off your stay with us.`,
    link: 'Open my booking',
    caption: 'Choose your days from there and the discount applies by itself, for you alone',
  },
}

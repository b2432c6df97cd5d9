import { formatDayLong } from '@dvor/format/day-text.ts'
import { drawPeople, type Person } from '../seed/people.ts'
import { avatar, scene } from '../seed/pictures.ts'
import type { Sower } from '../seed/sower.ts'
import { paragraph, sentence } from '../seed/texts.ts'
import type { Profile } from './schemas.ts'

const faceOf = ({ avatar: portrait, fullName }: Person) => ({ avatar: portrait, username: fullName })

const pages = [
  ['Lime Tree Dairy', 'Cheese and butter'],
  ['Forest Hives', 'Honey'],
  ['Riverbank Print', 'Posters and cards'],
  ['Quiet Valley Tours', 'Walks'],
] as const
const photos = ['Orchard', 'Mill', 'Barn', 'Meadow', 'Pond', 'Hives', 'Chapel', 'Forest', 'Sunrise']
const answers = [
  ['Honey', 82],
  ['Cheese', 67],
  ['Bread', 45],
  ['Cider', 28],
] as const

/** The profile of somebody who runs a farm, in one piece. */
export function seedProfile(sower: Sower): { profile: Profile } {
  const { draw, day } = sower
  const person = 'Jana Lipová'
  const header = {
    avatar: avatar(person),
    username: person,
    designation: 'Farmer and host',
    coverImg: scene('Lime Tree Farm', 1200, 400),
  }
  const userAbout = {
    about: paragraph(draw, 2),
    joined: formatDayLong(day(-900), 'en'),
    lives: 'Lipovec, Slovakia',
    email: 'jana@example.com',
    website: 'www.example.com',
  }
  return {
    profile: {
      header,
      userAbout,
      ...company(sower),
      posts: [0, 1, 2].map((number) => postNumber(number, sower)),
    },
  }
}

function company({ draw }: Sower): Omit<Profile, 'header' | 'userAbout' | 'posts'> {
  return {
    suggestedPages: pages.map(([username, subtitle]) => ({
      avatar: avatar(username),
      username,
      subtitle,
      favorite: draw.chance(0.4),
    })),
    twitterFeeds: drawPeople(draw, 3).map(({ avatar: imgUrl, fullName, username }) => ({
      imgUrl,
      title: fullName,
      id: `@${username}`,
      tags: '#farm #guests',
      desc: sentence(draw),
      favorite: draw.chance(0.5),
    })),
    latestPhotos: photos.map((photo) => ({ img: scene(photo, 300, 300) })),
    suggestions: drawPeople(draw, 5).map((person) => ({
      avatar: person.avatar,
      name: person.fullName,
      mutualFriend: `${draw.int(2, 12)} Mutual Friends`,
    })),
    polls: answers.map(([name, percent]) => ({
      name,
      result: `${percent}%`,
      votedUser: drawPeople(draw, 4).map(faceOf),
    })),
  }
}

function postNumber(number: number, { draw, day }: Sower): Profile['posts'][number] {
  const people = drawPeople(draw, 6)
  const comments = people.slice(0, 2).map((person) => ({
    ...faceOf(person),
    comment: sentence(draw),
    commentsLikes: draw.int(1, 40),
    youLiked: draw.chance(0.5),
  }))
  return {
    avatar: avatar('Jana Lipová'),
    username: 'Jana Lipová',
    postTime: formatDayLong(day(-7 * number - 1), 'en'),
    postText: paragraph(draw, 3),
    postImg: number === 1 ? null : scene(photos[number] ?? 'Orchard'),
    likes: draw.int(200, 1400),
    comments: comments.length,
    share: draw.int(10, 300),
    youLiked: draw.chance(0.5),
    likedUsers: people.slice(2).map(faceOf),
    likedCount: draw.int(20, 190),
    detailedComments: comments,
  }
}

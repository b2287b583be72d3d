import type { Question } from './messages.js';

/** The questions in which every word that was typed occurs: in the question, in its answer, or among what people call it. */
export function matchingQuestions(questions: Question[], sought: string): Question[] {
  const words = sought.split(/\s+/).map(plain);
  return questions.filter(({ title, answer, alsoCalled }) => {
    const text = plain(`${title} ${answer} ${alsoCalled}`);
    return words.every((word) => text.includes(word));
  });
}

/** Letters and digits alone, so that "check in", "checkin" and "check-in" are the same. */
const plain = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

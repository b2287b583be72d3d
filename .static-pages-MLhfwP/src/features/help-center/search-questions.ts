import type { Question } from './messages.js';

/** The questions that contain every search term in title, answer or `alsoCalled`. */
export function searchQuestions(questions: Question[], query: string): Question[] {
  const terms = query.split(/\s+/).map(normalize);
  return questions.filter(({ title, answer, alsoCalled }) => {
    const text = normalize(`${title} ${answer} ${alsoCalled}`);
    return terms.every((term) => text.includes(term));
  });
}

/** Only letters and digits, so that "check in", "checkin" and "check-in" match. */
const normalize = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

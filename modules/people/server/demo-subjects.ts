/** A subject of the demonstration; `topics` names the courses of levels 10 to 12, two for each. */
export type SubjectPlan = {
  readonly code: string;
  readonly name: string;
  readonly levels: readonly [first: number, last: number];
  readonly topics: readonly string[];
};

const subject = (code: string, name: string, levels: [number, number], topics: string): SubjectPlan => ({
  code,
  name,
  levels,
  topics: topics.split(' | '),
});

const FIRST_TOPIC_LEVEL = 10;
const TOPICS_PER_LEVEL = 2;

const LANGUAGE_TOPICS =
  'Language and society | Grammar in use | Reading the press | Writing well | Speaking in public | Style and editing';

const SUBJECT_PLANS: readonly SubjectPlan[] = [
  subject(
    'MAT',
    'Mathematics',
    [1, 12],
    'Numbers and equations | Functions | Trigonometry | Vectors and lines | Derivatives | Probability and statistics',
  ),
  subject('EST', 'Estonian', [1, 12], LANGUAGE_TOPICS),
  subject('LAV', 'Latvian', [1, 12], LANGUAGE_TOPICS),
  subject('DEU', 'German', [1, 12], LANGUAGE_TOPICS),
  subject(
    'LIT',
    'Literature',
    [5, 12],
    'Epic and myth | Drama on the stage | The novel | Poetry of the north | Modernism | Writing today',
  ),
  subject(
    'ENG',
    'English',
    [3, 12],
    'People and places | Work and money | Science and progress | Arts and media | Debating | Academic writing',
  ),
  subject(
    'RUS',
    'Russian',
    [6, 12],
    'Everyday talk | Travel and home | Culture and customs | Newspapers | Film | Letters and essays',
  ),
  subject(
    'FRA',
    'French',
    [5, 12],
    'Everyday talk | Town and country | Culture and customs | Newspapers | Film | Letters and essays',
  ),
  subject(
    'HIS',
    'History',
    [5, 12],
    'The ancient world | The Middle Ages | Early modern Europe | The long 19th century | The age of wars | The world since 1945',
  ),
  subject(
    'CIV',
    'Civics',
    [6, 12],
    'State and citizen | Law for everyone | Economy | Europe together | Human rights | World politics',
  ),
  subject(
    'GEO',
    'Geography',
    [7, 12],
    'Maps and data | Weather and climate | Population | Cities | Resources | The world economy',
  ),
  subject('NAT', 'Nature study', [1, 6], ''),
  subject(
    'BIO',
    'Biology',
    [7, 12],
    'Cells | Plants and animals | Human body | Genetics | Evolution | Ecology and protection',
  ),
  subject(
    'PHY',
    'Physics',
    [8, 12],
    'Motion and force | Energy and momentum | Heat | Electricity | Light and waves | Matter and universe',
  ),
  subject(
    'CHE',
    'Chemistry',
    [8, 12],
    'Atoms and bonds | Reactions | Solutions | Metals | Organic compounds | Chemistry of life',
  ),
  subject(
    'INF',
    'Informatics',
    [2, 12],
    'Safe in the net | Spreadsheets and data | Programming I | Programming II | Databases | Digital project',
  ),
  subject('ART', 'Art', [1, 12], 'Drawing | Colour and form | Photography | Architecture | Design | Portfolio'),
  subject('MUS', 'Music', [1, 12], 'Voice and choir | Rhythm | Baroque and classic | Romantics | Jazz | Music today'),
  subject(
    'PED',
    'Physical education',
    [1, 12],
    'Athletics | Ball games | Orienteering | Winter sports | Gymnastics | Health and training',
  ),
];

/** The subjects that the codes name, in their order. */
export const subjectsOf = (codes: string): SubjectPlan[] =>
  codes.split(' ').flatMap((code) => SUBJECT_PLANS.filter((plan) => plan.code === code));

/** The courses of a subject at one level: one for the whole year below level 10, two with a topic above. */
export function coursesAt({ code, name, levels: [first, last], topics }: SubjectPlan, level: number) {
  if (level < first || level > last) return [];
  if (level < FIRST_TOPIC_LEVEL) return [{ code: `${code}-${level}-1`, name: `${name}, level ${level}` }];
  const from = (level - FIRST_TOPIC_LEVEL) * TOPICS_PER_LEVEL;
  return topics
    .slice(from, from + TOPICS_PER_LEVEL)
    .map((topic, place) => ({ code: `${code}-${level}-${place + 1}`, name: `${name}: ${topic}` }));
}

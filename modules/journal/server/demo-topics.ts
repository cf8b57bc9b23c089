const NATIVE = {
  lower: `Letters and sounds: Vowels and consonants, Syllables, Long and short sounds, Capital letters;
    Words: Families of words, Opposites, Compound words, Spelling;
    Sentences: Statements and questions, Punctuation, Word order, Direct speech;
    Texts: Fairy tales, Describing a picture, Writing a letter, Retelling a story`,
  upper: `Parts of speech: Nouns and cases, Verbs and tenses, Adjectives, Numerals;
    Syntax: Simple sentences, Compound sentences, Subordinate clauses, Quotations;
    Texts in use: News, Opinion pieces, Applications and letters, Advertising;
    Style: Register, Loanwords, Foreign names, Editing a text`,
};
const FOREIGN = {
  lower: `Me and my family: Greetings, My family, My home, Pets;
    School: In the classroom, Timetable, Hobbies, Sport;
    Every day: Food, Clothes, Weather, My day`,
  upper: `People: Character, Friends, Generations, Famous lives;
    Places: Travelling, Towns and villages, Directions, Accommodation;
    Society: Media, Work and jobs, Environment, Health;
    Culture: Music and film, Festivals, Books, Traditions`,
};

/** What each subject teaches to the younger and to the older: blocks with their topics. */
export const TOPICS: Readonly<Record<string, { readonly lower?: string; readonly upper?: string }>> = {
  EST: NATIVE,
  LAV: NATIVE,
  DEU: NATIVE,
  ENG: FOREIGN,
  RUS: FOREIGN,
  FRA: FOREIGN,
  LIT: {
    lower: `Stories: Folk tales, Myths, Animal stories, Adventure;
      Poems: Rhyme and rhythm, Nature poems, Learning by heart, Writing a poem`,
    upper: `Prose: The short story, The novel, Narrator and characters, Setting;
      Poetry: Images, Forms of verse, Poets of our country, Poets of the world;
      Drama: Tragedy, Comedy, Reading in roles, A visit to the theatre;
      Reading diary: Choosing a book, Presenting a book, Reviews, Comparing book and film`,
  },
  HIS: {
    lower: `Before writing: The Stone Age, The first farmers, Bronze and iron, Finds near our home;
      How we know: Sources, Timelines, Coats of arms, My family's past`,
    upper: `Antiquity: Mesopotamia and Egypt, Greek city states, The Roman Republic, The Roman Empire;
      The Middle Ages: Feudal society, Towns and guilds, The Church, The Hanseatic League;
      The modern age: Discoveries, Reformation, Enlightenment, The French Revolution;
      The 20th century: The First World War, Between the wars, The Second World War, The Cold War`,
  },
  CIV: {
    lower: `Living together: Rules, Rights of the child, Our municipality, Volunteers`,
    upper: `The state: Constitution, Parliament, Government, Courts;
      Society: Media and sources, Civic initiative, Elections, Minorities;
      Economy: Budget, Taxes, The labour market, Consumer rights`,
  },
  GEO: {
    upper: `The Earth: Map reading, Plate tectonics, Rocks, Landforms;
      Climate: Air pressure and wind, Climate zones, Ocean currents, Climate change;
      People: Population pyramids, Migration, Cities, Agriculture;
      Resources: Water, Energy, Forests, World trade`,
  },
  NAT: {
    lower: `Seasons: Autumn in the forest, Migrating birds, Winter and snow, Spring flowers;
      Animals and plants: Parts of a plant, Mammals, Insects, Life in a pond;
      Our planet: Day and night, The water cycle, Maps of our home, Weather diary;
      Matter: Solid and liquid, Mixtures, Magnets, Simple machines`,
  },
  BIO: {
    upper: `Cells: The microscope, Plant and animal cells, Cell division, Enzymes;
      Plants and animals: Photosynthesis, Flowering plants, Invertebrates, Vertebrates;
      The human body: Circulation, Breathing, Digestion, The nervous system;
      Heredity: DNA, Laws of Mendel, Mutations, Natural selection`,
  },
  PHY: {
    upper: `Motion: Speed, Acceleration, Newton's laws, Free fall;
      Energy: Work and power, Kinetic energy, Conservation of energy, Heat;
      Electricity: Charge, Ohm's law, Circuits, Magnetic field;
      Waves: Sound, Reflection, Refraction, Lenses`,
  },
  CHE: {
    upper: `Substances: Elements and compounds, The periodic table, Atoms, Chemical bonds;
      Reactions: Equations of reactions, Oxidation, Speed of a reaction, Conservation of mass;
      Solutions: Acids, Bases, Salts, Concentration;
      Carbon: Hydrocarbons, Alcohols, Carboxylic acids, Plastics`,
  },
  INF: {
    lower: `The computer: Files and folders, Writing a text, Drawing, Safe passwords;
      Coding: Step by step, Sprites, Loops, A game of our own`,
    upper: `Safe in the net: Privacy, Copyright, Phishing, Digital footprint;
      Documents: Styles, References, Slides, Working together;
      Data: Spreadsheets, Formulas, Charts, A survey of our own`,
  },
  ART: {
    lower: `Colour: Primary colours, Warm and cold, Autumn leaves, Collage;
      Form: Clay, Paper folding, Portrait, Printing`,
    upper: `Drawing: Perspective, Still life, Figure, Landscape;
      Design: Poster, Typography, Packaging, Photography;
      History of art: Gothic, Renaissance, Impressionism, Art of our time`,
  },
  MUS: {
    lower: `Singing: Songs of autumn, Canon, Folk songs, Christmas songs;
      Playing: Rhythm, Xylophone, Recorder, Our orchestra`,
    upper: `Music in time: Baroque, Viennese classics, Romantics, The 20th century;
      Making music: Song in parts, Guitar chords, Arranging, Recording;
      Music around us: Film music, Folk music, Jazz, Musical theatre`,
  },
  PED: {
    lower: `Outdoors: Running games, Throwing, Long jump, Orienteering in the park;
      In the hall: Balance, Ball skills, Rope skipping, Dance`,
    upper: `Athletics: Sprint, Long jump, Shot put, Endurance run;
      Ball games: Basketball, Volleyball, Football, Floorball;
      Winter: Skiing, Skating, Gymnastics, Fitness test`,
  },
};

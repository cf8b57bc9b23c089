/** What mathematics teaches from level to level: blocks with their topics, as `Block: topic, topic; Block: topic`. */
export const MATHS = {
  first: `Numbers to a hundred: Counting and comparing, Adding and subtracting, The number line, Missing numbers;
    Shapes around us: Lines and segments, Triangles and squares, Symmetry, Measuring with a ruler;
    Multiplying: Equal groups, The times tables, Dividing into parts, Story problems;
    Time and money: Reading the clock, Days and months, Coins and prices, Kilograms and litres`,
  middle: `Natural numbers: Large numbers, Order of operations, Divisibility, Prime numbers;
    Fractions: Parts of a whole, Comparing fractions, Adding fractions, Fractions of a quantity;
    Decimals: Place value, Adding decimals, Multiplying decimals, Rounding;
    Plane figures: Angles, Perimeter, Area of a rectangle, Scale drawings`,
  upper: `Algebra: Powers, Monomials, Polynomials, Special products;
    Equations: Linear equations, Word problems, Systems of equations, Quadratic equations;
    Functions: Coordinates, Direct proportion, Linear functions, The parabola;
    Geometry: Congruent triangles, Similar triangles, The theorem of Pythagoras, Circles and tangents;
    Data: Percentages, Mean and median, Diagrams, Probability`,
  ten: `Sets of numbers: Real numbers, Intervals, Absolute value, Powers with rational exponents;
    Equations: Rational equations, Irrational equations, Quadratic inequalities, Systems of inequalities;
    Functions: Domain and range, Even and odd functions, Inverse functions, Exponential functions, Logarithms;
    Applications: Compound interest, Growth and decay, Reading graphs, Modelling with data`,
  eleven: `Trigonometry of the triangle: Sine and cosine, The law of sines, The law of cosines, Area of a triangle;
    Trigonometric functions: Radians, The unit circle, Graphs of sine and cosine, Addition formulas, Trigonometric equations;
    Vectors: Vectors in the plane, Scalar product, Angle between vectors, Collinear vectors;
    Lines: Equation of a line, Parallel and perpendicular lines, Distance from a line, Equation of a circle`,
  derivatives: `Limits: Sequences, Limit of a sequence, Limit of a function, Continuity;
    The derivative: Rate of change, Definition of the derivative, Rules of differentiation, The chain rule;
    Investigating functions: Increasing and decreasing, Extreme values, Points of inflection, Sketching a graph;
    Optimisation: Largest area, Least cost, Motion, Review of the course`,
  probability: `Counting: Permutations, Variations, Combinations, The binomial theorem;
    Probability: Events and outcomes, Conditional probability, Independent events, Repeated trials;
    Random variables: Distributions, Expected value, Variance, The normal distribution;
    Statistics: Samples, Correlation, Confidence intervals, A study of our own`,
};

export const PROGRAMMING = `First programs: Variables and types, Reading input, Conditions, Loops;
  Functions: Parameters and results, Scope, Recursion, Testing a function;
  Data: Lists, Dictionaries, Files, Sorting;
  Project: Choosing a problem, Designing the program, Writing it together, Presenting the work`;

export const CHESS = `Openings: Control of the centre, The Italian game, The Spanish game, The French defence;
  Tactics: Forks, Pins, Skewers, Discovered attack;
  Endgames: King and pawn, The opposition, Rook endings, Famous draws`;

export const SUPPORT = `Catching up: Fractions again, Signs and brackets, Linear equations, Percentages;
  Getting ready: Reading a problem, Checking an answer, Working against the clock, A trial exam`;

export const CHOIR = `Voice: Breathing, Warming up, Listening to each other, Canon;
  Autumn concert: First voice, Second voice, All voices, Rehearsal on the stage;
  Song festival: Old favourites, New songs, By heart, With the orchestra`;

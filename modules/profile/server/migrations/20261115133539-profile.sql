create schema profile;

export const galleryStyle = 'aspect-[4/3] sm:aspect-[2/1] lg:aspect-[5/3]';

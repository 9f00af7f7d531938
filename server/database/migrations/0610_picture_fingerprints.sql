-- Perceptual hash and sketch of a picture have the name of the field.
alter table picture_looks rename to picture_fingerprints;
alter index picture_looks_by_band_1 rename to picture_fingerprints_by_band_1;
alter index picture_looks_by_band_2 rename to picture_fingerprints_by_band_2;
alter index picture_looks_by_band_3 rename to picture_fingerprints_by_band_3;
alter index picture_looks_by_band_4 rename to picture_fingerprints_by_band_4;
alter index picture_looks_by_cluster rename to picture_fingerprints_by_cluster;
update jobs set kind = 'sweepFingerprints' where kind = 'sweepLooks';

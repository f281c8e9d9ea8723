select id from complaint_evidence where plant_id = ? order by happened_at asc, id asc limit ?
and id in (?, …) -- id
--   SEARCH complaint_evidence USING COVERING INDEX complaint_evidence__plant_happened_at_id_ix (plant_id=?)

select count(*) from complaint_evidence where plant_id = ?
select complaint_id as key0, count(*) from complaint_evidence where plant_id = ? group by 1 limit ? -- group_complaint_id, group_measures
select row_groups(10000, 1, 1, (happened_at + 62167420800000) / 86400000 - 719530) from complaint_evidence where plant_id = ?
-- group_happened_at
--   SEARCH complaint_evidence USING COVERING INDEX complaint_evidence__plant_complaint_happened_at_id_ix (plant_id=?)

order by happened_at desc, id desc
--   SEARCH complaint_evidence USING COVERING INDEX complaint_evidence__plant_happened_at_id_ix (plant_id=?)

order by id asc
--   SEARCH complaint_evidence USING COVERING INDEX complaint_evidence__plant_uq (plant_id=?)

and id = ?
--   SEARCH complaint_evidence USING INTEGER PRIMARY KEY (rowid=?)

and complaint_id = ?
--   SEARCH complaint_evidence USING COVERING INDEX complaint_evidence__plant_complaint_happened_at_id_ix (plant_id=? AND complaint_id=?)

and {} is null -- {}: complaint_id
and ({} >= ? and {} <= ?) -- {}: created_at, updated_at
and (name like ? escape '\' and (name like ? escape '\' or squeezed(name) like ? escape '\')) -- keyword
--   SEARCH complaint_evidence USING INDEX complaint_evidence__plant_happened_at_id_ix (plant_id=?)

select merged.id as id
from (
  select 0 as rank, id, at0, at1
  from #1(
    select id as id, happened_at as at0, id as at1
    from complaint_evidence
    where (plant_id = ? and complaint_id = ?)
    order by happened_at asc, id asc
    limit ?
  ) as part0
  union all
  select 0 as rank, id, at0, at1
  from #1 as part1
) as merged
order by merged.rank asc, at0 asc, at1 asc
limit ?
--   CO-ROUTINE merged
--     COMPOUND QUERY
--       LEFT-MOST SUBQUERY
--         CO-ROUTINE part0
--           SEARCH complaint_evidence USING COVERING INDEX complaint_evidence__plant_complaint_happened_at_id_ix (plant_id=? AND complaint_id=?)
--         SCAN part0
--       UNION ALL
--         CO-ROUTINE part1
--           SEARCH complaint_evidence USING COVERING INDEX complaint_evidence__plant_complaint_happened_at_id_ix (plant_id=? AND complaint_id=?)
--         SCAN part1
--   SCAN merged
--   USE TEMP B-TREE FOR ORDER BY

and (happened_at >= ? and happened_at <= ?)
--   SEARCH complaint_evidence USING COVERING INDEX complaint_evidence__plant_happened_at_id_ix (plant_id=? AND happened_at>? AND happened_at<?)

select max(id) from complaint_evidence -- group_created_at, group_updated_at
--   SEARCH complaint_evidence

select row_groups(10000, 1, 1, (created_at + 62167420800000) / 86400000 - 719530)
from complaint_evidence indexed by complaint_evidence__plant_uq
where plant_id = ?
-- group_created_at
select row_groups(10000, 1, 1, (updated_at + 62167420800000) / 86400000 - 719530)
from complaint_evidence indexed by complaint_evidence__plant_uq
where plant_id = ?
-- group_updated_at
--   SEARCH complaint_evidence USING INDEX complaint_evidence__plant_uq (plant_id=?)

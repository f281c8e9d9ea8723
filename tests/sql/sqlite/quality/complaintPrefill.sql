select merged.id as id
from (
  select 0 as rank, id, at0, at1
  from #1(
    select id as id, claim_date as at0, id as at1
    from complaint
    where #2(#3(complaint.plant_id = ? and complaint.paper_roll_no in (?, …)) and complaint.qa_state = ?)
    order by complaint.claim_date desc, complaint.id desc
    limit ?
  ) as part0
  union all
  select 0 as rank, id, at0, at1
  from #1 as part1
  union all
  select 0 as rank, id, at0, at1
  from #1 as part2
  union all
  select 0 as rank, id, at0, at1
  from #1 as part3
  union all
  select 0 as rank, id, at0, at1
  from #1 as part4
) as merged
order by merged.rank desc, at0 desc, at1 desc
limit ?
--   CO-ROUTINE merged
--     COMPOUND QUERY
--       LEFT-MOST SUBQUERY
--         CO-ROUTINE part0
--           SEARCH complaint USING COVERING INDEX complaint__plant_claim_date_id_claim_no_paper_roll_no_qa_state (plant_id=?)
--         SCAN part0
--       UNION ALL
--         …
--         CO-ROUTINE part4
--           SEARCH complaint USING COVERING INDEX complaint__plant_claim_date_id_claim_no_paper_roll_no_qa_state (plant_id=?)
--         SCAN part4
--   SCAN merged
--   USE TEMP B-TREE FOR ORDER BY

select merged.id as id
from (
  select 0 as rank, id, at0, at1
  from #1(
    select id as id, claim_date as at0, id as at1
    from complaint
    where #2(#3(complaint.plant_id = ? and complaint.prod_no in (?, …)) and complaint.qa_state = ?)
    order by complaint.claim_date desc, complaint.id desc
    limit ?
  ) as part0
  union all
  select 0 as rank, id, at0, at1
  from #1 as part1
  union all
  select 0 as rank, id, at0, at1
  from #1 as part2
  union all
  select 0 as rank, id, at0, at1
  from #1 as part3
  union all
  select 0 as rank, id, at0, at1
  from #1 as part4
) as merged
order by merged.rank desc, at0 desc, at1 desc
limit ?
select merged.id as id
from (
  select 0 as rank, id, at0, at1
  from #1(
    select id as id, claim_date as at0, id as at1
    from complaint
    where #2(#3(complaint.plant_id = ? and complaint.so_no in (?, …)) and complaint.qa_state = ?)
    order by complaint.claim_date desc, complaint.id desc
    limit ?
  ) as part0
  union all
  select 0 as rank, id, at0, at1
  from #1 as part1
  union all
  select 0 as rank, id, at0, at1
  from #1 as part2
  union all
  select 0 as rank, id, at0, at1
  from #1 as part3
  union all
  select 0 as rank, id, at0, at1
  from #1 as part4
) as merged
order by merged.rank desc, at0 desc, at1 desc
limit ?
--   CO-ROUTINE merged
--     COMPOUND QUERY
--       LEFT-MOST SUBQUERY
--         CO-ROUTINE part0
--           SEARCH complaint USING INDEX complaint__plant_qa_state_claim_date_id_ix (plant_id=? AND qa_state=?)
--         SCAN part0
--       UNION ALL
--         …
--         CO-ROUTINE part4
--           SEARCH complaint USING INDEX complaint__plant_qa_state_claim_date_id_ix (plant_id=? AND qa_state=?)
--         SCAN part4
--   SCAN merged
--   USE TEMP B-TREE FOR ORDER BY
